void drop(uid_t user) {
  setgid(user); // expect
  setuid(user); // expect
}
