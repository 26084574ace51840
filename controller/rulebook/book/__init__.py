"""Rules as a player reads them, made from their data: :func:`write_book`, then as a page or as plain text."""

from controller.rulebook.book.html_page import html_page
from controller.rulebook.book.parts import Book
from controller.rulebook.book.terminal import plain_text
from controller.rulebook.book.whole import is_house, write_book

__all__ = ["Book", "html_page", "is_house", "plain_text", "write_book"]
