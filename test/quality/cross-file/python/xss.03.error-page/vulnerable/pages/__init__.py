from .errors import not_found_page
