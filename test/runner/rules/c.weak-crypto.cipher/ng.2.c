void old(void) {
  DES_ecb_encrypt(&input, &output, &schedule, DES_ENCRYPT); // expect
  RC4_set_key(&state, 16, key); // expect
}
