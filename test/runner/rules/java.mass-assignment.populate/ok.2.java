@RestController
class AccountController {
  private AccountRepository repository;

  @PostMapping("/accounts")
  Account create(@RequestBody AccountRequest request) {
    Account account = new Account();
    account.setName(request.name());
    return repository.save(account);
  }

  @PostMapping("/notes")
  void note(@RequestBody Note note) {
    log.debug(note.text());
  }
}
