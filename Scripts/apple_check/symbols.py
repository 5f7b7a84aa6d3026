def check(state):
    return "not yet"
