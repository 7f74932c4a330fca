from pyramid.view import view_config


@view_config(route_name="parts", renderer="json")
def parts(request):
    name = request.json_body["name"]
    return request.dbsession.connection().exec_driver_sql("SELECT * FROM parts WHERE name = '" + name + "'")  # expect
