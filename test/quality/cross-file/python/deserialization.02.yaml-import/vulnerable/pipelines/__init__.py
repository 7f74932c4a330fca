from pipelines.loader import load_definition

__all__ = ["load_definition"]
