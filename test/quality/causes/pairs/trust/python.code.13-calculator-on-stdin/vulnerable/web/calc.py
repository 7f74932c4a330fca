from django.http import JsonResponse


def calculate(request):
    expression = request.GET["expression"]
    return JsonResponse({"result": eval(expression)})  # expect high
