import { provideEmptyCluster } from '../scripts/test/empty-cluster.mjs'

/** Databases begin with a cluster that is created once; the migrations run in each file of `database` and in each worker of `screens`. */
export const setup = () => provideEmptyCluster()
