def search(request):
    return Item.objects.annotate(rank=RawSQL("select rank from ranks where name = %s", [name]))
