package com.acme.people;

import java.util.List;

public interface PersonSearch {
    List<?> search(PersonFilter filter);
}
