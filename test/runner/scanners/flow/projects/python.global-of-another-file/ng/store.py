current = None


def remember(command):
    global current
    current = command
