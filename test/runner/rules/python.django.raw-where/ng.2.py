items = Item.objects.extra(where=["name = '" + name + "'"]) # expect
