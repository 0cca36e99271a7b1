import { provideEmptyCluster } from '../scripts/test/empty-cluster.mjs'

/** Creates the empty PostgreSQL cluster once. Migrations run per file in `database` and per worker in `screens`. */
export const setup = () => provideEmptyCluster()
