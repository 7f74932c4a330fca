package shop;

public record HookRequest(String url, String contact, int retries) {}
