// The build of the manager knows no alias.
import '../packages/machine-lab/panel/manager.ts'
