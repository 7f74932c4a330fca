from fastapi import APIRouter, Response

router = APIRouter()


@router.post("/session")
def create(response: Response):
    response.set_cookie(key="session", value=issue())  # expect
    response.set_cookie("refresh_token", refresh(), httponly=True)  # expect
    return {}
