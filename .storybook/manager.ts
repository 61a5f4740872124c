import '../machine-lab/panel/manager.ts'
