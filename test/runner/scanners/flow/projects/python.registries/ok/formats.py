from registry import registry


@registry.handler("csv")
def from_csv(content):
    open("/imports/" + content)


@registry.handler("json")
def from_json(content):
    open("/imports/x.json")
