from django.http import JsonResponse

RULES = {"cheap": "price < 10", "dear": "price >= 100"}


def matches(request):
    rule = request.GET.get("rule")
    source = RULES.get(rule, "True")
    compiled = compile(source, "<rule>", "eval")
    return JsonResponse({"match": bool(eval(compiled, {"price": 42}))})
