from fastapi import APIRouter, Response

router = APIRouter()


@router.post("/session")
def create(response: Response):
    response.set_cookie(key="session", value=issue(), secure=True, httponly=True, samesite="lax")
    response.set_cookie("theme", "dark")
    response.set_cookie("auth", issue(), **COOKIE_OPTIONS)
    return {}
