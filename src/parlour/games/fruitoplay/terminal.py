def draw(view, words, names): return ""
