import database from "@/lib/database";

export const recipesWith = (ingredient: string) =>
  database.all<{ id: number }>("SELECT id FROM recipes WHERE ingredients LIKE ?", [`%${ingredient}%`]);
