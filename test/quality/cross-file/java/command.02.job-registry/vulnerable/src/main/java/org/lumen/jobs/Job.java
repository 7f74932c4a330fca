package org.lumen.jobs;

public interface Job {
    int run(String argument) throws Exception;
}
