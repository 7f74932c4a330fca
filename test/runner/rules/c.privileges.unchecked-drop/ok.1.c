void drop(uid_t user) {
  if (setgid(user) != 0 || setuid(user) != 0) abort();
}
