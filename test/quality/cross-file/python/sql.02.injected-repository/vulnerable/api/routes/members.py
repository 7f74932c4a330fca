from fastapi import APIRouter

from api.database import engine
from api.repositories.member_repository import MemberRepository
from api.services.member_service import MemberService

router = APIRouter()
service = MemberService(MemberRepository(engine))


@router.get("/search")
def search_members(q: str, page: int = 1):
    return {"page": page, "items": service.search(q, page)}
