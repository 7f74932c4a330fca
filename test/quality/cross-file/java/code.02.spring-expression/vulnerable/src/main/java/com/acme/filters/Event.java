package com.acme.filters;

public record Event(String kind, int size) {}
