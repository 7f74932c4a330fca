items = Item.objects.extra(where=["name = %s"], params=[name])
