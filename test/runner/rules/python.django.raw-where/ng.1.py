def search(request, column):
    return Item.objects.extra(order_by=["-%s" % column])  # expect
