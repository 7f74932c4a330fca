from ops.tasks import TASKS


def dispatch(name, argument):
    task = TASKS.get(name)
    if task is None:
        return None
    return task(argument)
