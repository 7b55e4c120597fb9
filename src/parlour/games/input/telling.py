def tell(*a): return ""
def say(*a): return ""
