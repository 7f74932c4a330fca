import os

from .given import chosen, given


@given("day")
@chosen("zone", ["utc", "cet"])
def clock(request, day, zone):
    os.system("clock " + zone)
    return day


@given("unit", cast=int)
@given("mark")
def scale(request, unit, mark):
    os.system("scale " + str(unit))
    return mark
