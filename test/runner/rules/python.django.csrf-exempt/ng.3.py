class TransferForm(FlaskForm):
    amount = IntegerField()

    class Meta:
        csrf = False  # expect
