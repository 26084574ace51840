// Moving pictures: a webcam or a video file, frame by frame as JPEG.

const FRAMES_PER_SECOND = 10;
const WIDTH = 640;

let running = null;

/** Play a source in that element and give each frame to `take`; raises where there is no camera. */
export async function startFilm(video, source, take) {
  stopFilm();
  const stream = source.webcam ? await navigator.mediaDevices.getUserMedia({ video: { width: WIDTH } }) : null;
  const url = source.file ? URL.createObjectURL(source.file) : null;
  video.muted = true;
  video.loop = true;
  if (stream) video.srcObject = stream;
  else video.src = url;
  const canvas = document.createElement("canvas");
  running = { video, stream, url, timer: setInterval(() => frame(video, canvas, take), 1000 / FRAMES_PER_SECOND) };
  await video.play();
}

function frame(video, canvas, take) {
  if (!video.videoWidth) return;
  canvas.width = Math.min(WIDTH, video.videoWidth);
  canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
  canvas.getContext("2d").drawImage(video, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && running && take(blob), "image/jpeg", 0.85);
}

/** Stop what is playing. */
export function stopFilm() {
  if (!running) return;
  const { video, stream, url, timer } = running;
  running = null;
  clearInterval(timer);
  video.pause();
  video.srcObject = null;
  video.removeAttribute("src");
  stream?.getTracks().forEach((track) => track.stop());
  if (url) URL.revokeObjectURL(url);
}
