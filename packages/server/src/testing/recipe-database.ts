import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Logins } from '../db/open-database.ts'
import { allowLogin, loginsTo } from './test-database.ts'

/** Runs the statements on a connection of their own. */
export const runAs = async (connectionString: string, statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** What the recipe for PostgreSQL runs in the new database, with another name for the owner. */
const rightsOfRecipe = (owner: string): string => {
  const recipe = readFileSync(new URL('../../../../docs/recipes/set-up-postgresql.md', import.meta.url), 'utf8')
  const [, , rights = ''] = recipe.split('```sql\n')
  return rights.slice(0, rights.indexOf('```')).replaceAll('foyer_owner', owner)
}

/** A database of the cluster as the recipe sets it up. */
export interface RecipeDatabase {
  /** The application, and an owner who has neither SUPERUSER nor BYPASSRLS. */
  logins: Logins
  /** The owner's role. */
  owner: string
  /** The superuser's connection to this database. */
  administrator: string
  drop: () => Promise<void>
}

/**
 * Sets up a new database of the cluster with the superuser of `url`, as docs/recipes/set-up-postgresql.md describes. `owner` names
 * both the database and its owner.
 */
export const setUpAsInRecipe = async (
  url: string,
  owner = `foyer_recipe_${randomUUID().slice(0, 8)}`,
): Promise<RecipeDatabase> => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await allowLogin(admin)
  await admin.end()
  await runAs(url, [`create role ${owner} login password 'owner'`, `create database ${owner} owner ${owner}`])
  const found = recipeDatabase(url, owner)
  await runAs(found.administrator, [rightsOfRecipe(owner)])
  return found
}

/** One that was set up before. */
export const recipeDatabase = (url: string, owner: string): RecipeDatabase => {
  const { url: login, ownerUrl: administrator } = loginsTo(url, owner)
  return {
    logins: {
      url: login,
      ownerUrl: Object.assign(new URL(administrator), { username: owner, password: 'owner' }).href,
    },
    owner,
    administrator,
    drop: () => runAs(url, [`drop database ${owner} with (force)`, `drop role ${owner}`]),
  }
}
