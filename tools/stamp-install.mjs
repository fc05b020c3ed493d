// npm's prepare: whoever ran `npm ci` or `npm install` by hand is not made to install again by `npm start`.
import { stampInstall } from './launch/install.mjs'

stampInstall()
