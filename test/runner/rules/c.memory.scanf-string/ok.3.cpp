#include <iostream>

int main() {
    std::string name;
    int count;
    std::cin >> name >> count;
    char key[8];
    sscanf(line, "%7s", key);
}
