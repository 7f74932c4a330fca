import os

from .given import chosen, given


@given("day")
@given("zone")
def clock(request, day, zone):
    os.system("clock " + zone)  # expect
    return day


@given("unit")
@given("mark")
def scale(request, unit, mark):
    os.system("scale " + str(unit))  # expect
    return mark
