package org.lumen.hooks;

public record HookSettings(String name, String endpoint) {}
