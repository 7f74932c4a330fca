import functools


def given(name, cast=str):
    def decorator(view):
        @functools.wraps(view)
        def wrapper(request, *args, **kwargs):
            kwargs[name] = cast(request.GET.get(name, ""))
            return view(request, *args, **kwargs)

        return wrapper

    return decorator


def chosen(name, choices):
    def decorator(view):
        @functools.wraps(view)
        def wrapper(request, *args, **kwargs):
            value = request.GET.get(name)
            kwargs[name] = value if value in choices else choices[0]
            return view(request, *args, **kwargs)

        return wrapper

    return decorator
