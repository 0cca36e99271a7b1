import { provideEmptyCluster } from '../scripts/lib/empty-cluster.mjs'

/** Creates the empty PostgreSQL cluster once. Migrations run per file in `database` and per worker in `screens`. */
export const setup = () => provideEmptyCluster()
