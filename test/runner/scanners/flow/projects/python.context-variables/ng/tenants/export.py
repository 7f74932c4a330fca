from tenants.context import region


def exported():
    with open(f"/srv/export/{region.get()}.csv") as export:  # expect
        return export.read()
