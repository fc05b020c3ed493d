export { addKey, endKey, listedKey, networkProblems, replaceKey } from './give-key.ts'
export { countLiveKeys, holdKey, listKeys, type StoredKey } from './store.ts'
