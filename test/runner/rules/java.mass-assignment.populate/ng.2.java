@RestController
class AccountController {
  private AccountRepository repository;

  @PostMapping("/accounts") // expect
  Account create(@RequestBody Account account) {
    account.touch();
    return repository.save(account);
  }
}
