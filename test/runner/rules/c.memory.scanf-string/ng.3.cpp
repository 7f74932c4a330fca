#include <iostream>

int main() {
    char name[10];
    std::cin >> name; // expect
    char key[8];
    sscanf(line, "%s", key); // expect
}
