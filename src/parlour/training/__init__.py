"""Fits chances to win to play-outs of the light policy: for the games' own tables, and for anybody's."""
