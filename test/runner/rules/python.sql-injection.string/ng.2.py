def build(customer):
    statement = "SELECT id FROM orders WHERE customer = '{}'".format(customer) # expect
    return statement
