package org.example.service

import org.example.store.Records

class Catalogue(private val records: Records) : Records by records {

    private val label = "catalogue"

    fun both(title: String): Int = records.count(title) + label.length
}
