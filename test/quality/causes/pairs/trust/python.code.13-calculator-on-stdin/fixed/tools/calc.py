def main():
    while True:
        expression = input("> ")
        if expression in ("q", "quit"):
            break
        print(eval(expression))  # at most low


if __name__ == "__main__":
    main()
