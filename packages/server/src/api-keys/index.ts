export { addKey, endKey, listedKey, networkProblems, replaceKey } from './give-key.ts'
export { actorsOfKeysMadeBy, countLiveKeys, endKeysMadeBy, holdKey, listKeys, type StoredKey } from './store.ts'
