package org.example.store

interface Records {
    fun count(title: String): Int

    fun remove(title: String)
}
