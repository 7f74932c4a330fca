PAGE_SIZE = 20


class MemberService:
    def __init__(self, repository):
        self._repository = repository

    def search(self, term, page):
        offset = (page - 1) * PAGE_SIZE
        return self._repository.find_by_name(term.strip(), PAGE_SIZE, offset)
