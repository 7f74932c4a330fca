def archive(folder):
    subprocess.run(["bash", "-c", f"tar czf out.tgz {folder}"]) # expect
